/** Who somebody is: their name, what brings it elsewhere, how they are told, and how they are forgotten. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../kernel/contract.ts';
import type { Push } from '../push/push.ts';
import type { Asking } from './asking.ts';
import { cookieFor, NO_COOKIE, newId, readName, readText } from './names.ts';
import { newPhrase, phraseHash } from './phrase.ts';

const LONGEST_ADDRESS = 2000;

export function registerMe(api: FastifyInstance, { opened, player, known, key }: Asking, push: Push): void {
  api.get('/api/me', async (request) => {
    const store = opened();
    const id = await player(store, request);
    return { name: id === null ? null : await store.playerName(id) };
  });

  api.put('/api/me', async (request, reply) => {
    const store = opened();
    const name = readName((request.body as { name?: unknown } | null)?.name);
    const id = await player(store, request);
    if (id !== null) await store.rename(id, name);
    else {
      const made = newId();
      await store.addPlayer(made, name);
      reply.header('set-cookie', cookieFor(await key(store), made, request.protocol === 'https'));
    }
    return { name };
  });

  api.post('/api/me/phrase', async (request) => {
    const store = opened();
    const me = await known(store, request);
    const phrase = newPhrase();
    await store.setPhrase(me, phraseHash(phrase)!);
    return { phrase };
  });

  api.post('/api/me/bring', async (request, reply) => {
    const store = opened();
    const hash = phraseHash((request.body as { phrase?: unknown } | null)?.phrase);
    const id = hash && (await store.playerBy(hash));
    if (!id) throw new Problem('Nobody here has this passphrase.');
    reply.header('set-cookie', cookieFor(await key(store), id, request.protocol === 'https'));
    return { name: await store.playerName(id) };
  });

  api.delete('/api/me', async (request, reply) => {
    const store = opened();
    await store.forget(await known(store, request));
    reply.header('set-cookie', NO_COOKIE);
    return { name: null };
  });

  api.get('/api/push', async () => ({ key: push.publicKey }));

  api.put('/api/me/push', async (request) => {
    const store = opened();
    await store.pushes.add(await known(store, request), push.read(request.body));
    return {};
  });

  api.delete('/api/me/push', async (request) => {
    const store = opened();
    const { endpoint } = (request.body ?? {}) as { endpoint?: unknown };
    await store.pushes.remove(await known(store, request), readText(endpoint, LONGEST_ADDRESS));
    return {};
  });
}
