import { useEffect, useState } from 'react';
import { DropButton } from '../../../parts/drop-button.tsx';
import { Page, Trouble } from '../../../parts/page.tsx';
import { ownAddress } from '../own-address.ts';
import { campaigns, catchUp, type KeptCampaign } from './campaign-store.ts';
import { CampaignView } from './campaign-view.tsx';
import { NewCampaign } from './new-campaign.tsx';

/** Campaigns under way, a new one, or one of them in full. */
export function CampaignsPage({ id }: { id: string | null }) {
  const [all, setAll] = useState<readonly KeptCampaign[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    campaigns
      .list()
      .then((kept) => Promise.all(kept.map((one) => (one.id === id ? catchUp(one) : one))))
      .then((kept) => !gone && setAll(kept))
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
    };
  }, [id]);
  const open = all?.find((one) => one.id === id);
  const drop = (one: KeptCampaign) => {
    void campaigns.drop(one.id);
    setAll(all?.filter((other) => other !== one) ?? null);
  };
  return (
    <Page title={open ? open.campaign.title : 'Campaigns'}>
      <Trouble text={problem} />
      {open && <CampaignView first={open} />}
      {!open && all && (
        <>
          <nav className="force-list" aria-label="Campaigns under way">
            {all.map((one) => (
              <div key={one.id} className="force-link">
                <a href={ownAddress('campaigns', one.id)}>
                  <b>{one.campaign.title}</b>
                  <small className="dim">
                    {one.state.outcome
                      ? 'Over'
                      : `Mission ${one.state.next + 1} of ${one.campaign.missions.length}`}
                  </small>
                </a>
                <DropButton name={one.campaign.title} onDrop={() => drop(one)} />
              </div>
            ))}
          </nav>
          <NewCampaign />
        </>
      )}
    </Page>
  );
}
