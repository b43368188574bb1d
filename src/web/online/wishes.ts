/** What somebody last wished for when they invited: remembered by the page, not kept. */
export const wishes = { name: '', listed: false };
