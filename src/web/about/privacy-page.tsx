import { Page } from '../parts/page.tsx';
import './about.css';

/** What is known of whom, in plain words. */
export function PrivacyPage() {
  return (
    <Page title="Privacy">
      <div className="about">
        <section className="panel-part" aria-labelledby="alone">
          <h2 id="alone">At one screen</h2>
          <p>
            Nothing leaves this browser. Games, forces, missions and settings are kept in it; you can save,
            restore and delete them under <a href="#/about">About</a>. Nobody counts visits; nothing is loaded
            from anywhere but this server.
          </p>
        </section>
        <section className="panel-part" aria-labelledby="elsewhere">
          <h2 id="elsewhere">With people elsewhere</h2>
          <p>The server then keeps:</p>
          <ul>
            <li>the name you chose, which other players see;</li>
            <li>a cookie in this browser that knows you again, and nothing else about you;</li>
            <li>your matches: what was agreed, every answer, when it came, the clocks, the result;</li>
            <li>what you say in a match, for those who sit at it, or look on, with you;</li>
            <li>a scrambled form of your passphrase, if you made one: it cannot be read back;</li>
            <li>what you said beforehand is to be answered while you are away, which nobody else sees;</li>
            <li>where your browser is told that it is your turn, if you asked for that;</li>
            <li>whom you blocked, and what you told the host about somebody.</li>
          </ul>
          <p>
            It keeps no address, no e-mail, no password. Addresses are looked at only to slow down whoever
            asks too much, and forgotten when the server stops.
          </p>
          <p>
            What your side keeps secret in a match is sent to nobody else before the match is over. Then
            everything can be seen by everybody who has its link, so that the dice can be checked.
          </p>
        </section>
        <section className="panel-part" aria-labelledby="gone">
          <h2 id="gone">For how long</h2>
          <p>
            Until you delete it. <a href="#/online">Leave no trace</a> deletes your name, your matches (for
            the other player too), what you said, whom you blocked. Whoever runs this server can read its
            database and may keep copies of it for a while; ask them.
          </p>
        </section>
      </div>
    </Page>
  );
}
