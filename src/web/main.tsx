import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource-variable/inter/wght.css';
import './style/layers.css';
import './style/tokens.css';
import './parts/ui.css';
import './board/board.css';
import './table/table.css';
import './table/phone.css';
import './parts/choices.css';
import './table/bar.css';
import './orders/orders.css';
import './table/prompts.css';
import './sound/sound.css';
import './parts/page.css';
import './parts/notice.css';
import { createRoot } from 'react-dom/client';
import { placeAt } from './address.ts';
import { App, fetchTable } from './app.tsx';
import { adapters } from './games/index.ts';
import { SaveNotice } from './match/save-notice.tsx';
import { keepOffline } from './offline/update.ts';
import { UpdateNotice } from './offline/update-notice.tsx';
import { installSymbols } from './parts/symbols.ts';
import { PeekHost } from './rulebook/peek-host.tsx';
import { show } from './settings.ts';
import { gameToPlay } from './start/begin.ts';

// The first screen waits for the game it can begin: it is asked for before anything is drawn.
if (placeAt(window.location.hash)?.page === '') void adapters.load(gameToPlay([])).catch(() => undefined);
show();
installSymbols();
createRoot(document.getElementById('root')!).render(
  <>
    <App />
    <PeekHost />
    <div className="notices">
      <SaveNotice />
      <UpdateNotice />
    </div>
  </>,
);
// Who points at a way to play will want the table next.
for (const kind of ['pointerover', 'focusin'])
  document.addEventListener(kind, ({ target }) => {
    if (target instanceof Element && target.closest('.play-now, .ways-in, .save')) fetchTable();
  });
window.addEventListener('load', () => {
  if (import.meta.env.PROD) void keepOffline();
});
