import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource-variable/inter/wght.css';
import './style/tokens.css';
import './style/ui.css';
import './style/board.css';
import './style/table.css';
import './style/phone.css';
import './style/start.css';
import './style/more.css';
import './style/orders.css';
import './style/prompts.css';
import './style/sound.css';
import './style/pages.css';
import './style/notice.css';
import { createRoot } from 'react-dom/client';
import { App, fetchTable } from './app.tsx';
import { adapters, FIRST_GAME } from './games/index.ts';
import { SaveNotice } from './match/save-notice.tsx';
import { keepOffline } from './offline/update.ts';
import { UpdateNotice } from './offline/update-notice.tsx';
import { installSymbols } from './parts/symbols.ts';
import { PeekHost } from './rulebook/peek-host.tsx';
import { show } from './settings.ts';

// The first screen waits for it: it is asked for before anything is drawn.
void adapters.load(FIRST_GAME).catch(() => undefined);
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
window.addEventListener('load', () => {
  fetchTable();
  if (import.meta.env.PROD) void keepOffline();
});
