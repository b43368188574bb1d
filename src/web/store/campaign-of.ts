import { useEffect, useState } from 'react';
import { type Kept, shelf } from './db.ts';

const campaigns = shelf<Kept & { readonly match: string | null }>('campaigns');

/** The campaign a match belongs to, if any. */
export function useCampaignOf(match: string): string | null {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    void campaigns.list().then((all) => setFound(all.find((one) => one.match === match)?.id ?? null));
  }, [match]);
  return found;
}
