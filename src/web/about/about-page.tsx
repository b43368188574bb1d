import { Page } from '../parts/page.tsx';
import './about.css';
import { LicenceList } from './licence-list.tsx';
import { Storage } from './storage.tsx';

/** Who this belongs to, what it keeps, and whose work is in it. */
export function AboutPage() {
  return (
    <Page title="About">
      <div className="about">
        <Storage />
        <section className="panel-part" aria-labelledby="licences">
          <h2 id="licences">Licences</h2>
          <p>
            Auspex is unofficial and unaffiliated: it belongs to no publisher and uses nobody’s art or text.
            Players should own the games. The code is under the MIT licence. These fonts and packages are part
            of the page; press one to read what its authors ask for.
          </p>
          <LicenceList />
        </section>
      </div>
    </Page>
  );
}
