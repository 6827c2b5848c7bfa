import { fakeServer } from './fake-server.ts';

const kenya = { _id: 'r-kenya', name: 'East Africa' };

const linksFor = (asRegionAdmin: boolean) =>
  [
    { _id: 'l-1', title: 'Library catalogue', address: 'https://library.example', regions: [] },
    { _id: 'l-2', title: 'Campus map', address: 'https://map.example', regions: [kenya] },
    {
      _id: 'l-3',
      title: 'Office hours',
      address: 'mailto:office@college.example',
      regions: [kenya],
    },
  ].map((link, at) => ({
    version: 1,
    description: null,
    position: at + 1,
    published: at < 2,
    visibleFrom: null,
    visibleUntil: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-02-05T09:00:00.000Z',
    groups: [],
    editable: !asRegionAdmin || link.regions.length > 0,
    ...link,
  }));

const links = linksFor(false);

/** The same, asked by the admin of the region. */
export const regionLinksServer = () => {
  const items = linksFor(true);
  return fakeServer({ links: () => ({ items, total: items.length }) });
};

/** The fake server with a link for everybody and two of a region. */
export const linksServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    links: () => ({ items: links, total: links.length }),
    link: ({ _id }) => links.find((link) => link._id === _id),
    createLink: () => links[0],
    updateLink: () => links[0],
    orderLinks: () => links,
    ...overrides,
  });
