/** The Chromium that comes from npm, unpacked once into .cache; nothing is installed on the machine. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const final = path.join(root, '.cache/chromium-147');

export async function ensureBrowser() {
  if (!fs.existsSync(path.join(final, 'ok'))) await unpack();
  return {
    executablePath: path.join(final, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
    env: {
      ...(process.env as Record<string, string>),
      FONTCONFIG_FILE: path.join(final, 'fonts.conf'),
      LD_LIBRARY_PATH: path.join(final, 'al2023/lib'),
    },
  };
}

async function unpack(): Promise<void> {
  const tmp = `${final}.${process.pid}`;
  fs.mkdirSync(tmp, { recursive: true });
  const saved = { ...process.env };
  process.env.TMPDIR = tmp; // the package unpacks into os.tmpdir()
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'; // makes it unpack the NSS libraries too
  const { default: sparticuz } = await import('@sparticuz/chromium');
  await sparticuz.executablePath();
  for (const key of Object.keys(process.env)) if (!(key in saved)) delete process.env[key];
  Object.assign(process.env, saved);
  fs.writeFileSync(
    path.join(tmp, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${final}/fonts/fonts</dir><cachedir>${final}/fontcache</cachedir></fontconfig>`,
  );
  fs.writeFileSync(path.join(tmp, 'ok'), '');
  try {
    fs.renameSync(tmp, final);
  } catch {
    fs.rmSync(tmp, { recursive: true, force: true }); // another process won the race
  }
}
