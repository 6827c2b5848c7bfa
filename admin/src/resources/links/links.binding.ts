import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  LinksCreateDocument,
  LinksListDocument,
  LinksOneDocument,
  LinksOrderDocument,
  LinksRemoveDocument,
  LinksUpdateDocument,
  type LinkInput,
  type LinkRecordFragment,
} from './links.generated.ts';

/** A link as its form edits it. */
export const toForm = (link: LinkRecordFragment) => ({
  ...link,
  regionIds: link.regions.map(({ id }) => id),
  groupIds: link.groups.map(({ id }) => id),
});

export type LinkRecord = ReturnType<typeof toForm>;

type LinkForm = Pick<LinkInput, 'title' | 'address'> & Partial<LinkInput>;

const toInput = (form: LinkForm): LinkInput => ({
  title: form.title,
  address: form.address,
  description: form.description ?? null,
  published: form.published ?? false,
  visibleFrom: form.visibleFrom || null,
  visibleUntil: form.visibleUntil || null,
  regionIds: form.regionIds ?? [],
  groupIds: form.groupIds ?? [],
});

export const linksBinding = {
  list: listVerb({
    document: LinksListDocument,
    read: ({ links }) => ({ items: links.items.map(toForm), total: links.total }),
    sorts: ['position', 'title', 'updatedAt'],
    filters: { ids: true, q: true, published: true, regionId: true },
  }),
  one: recordVerb(
    LinksOneDocument,
    (id: string) => ({ id }),
    ({ link }) => toForm(link),
  ),
  create: recordVerb(
    LinksCreateDocument,
    (form: LinkForm) => ({ input: toInput(form) }),
    ({ createLink }) => toForm(createLink),
  ),
  update: recordVerb(
    LinksUpdateDocument,
    ({ id, version, values }: UpdateRequest<LinkForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateLink }) => toForm(updateLink),
  ),
  remove: recordVerb(
    LinksRemoveDocument,
    (id: string) => ({ id }),
    ({ removeLink }) => toForm(removeLink),
  ),
} satisfies Binding;

/** A new order is "created": it has no record of its own. */
export const linkOrdersBinding = {
  list: () => {
    throw new Error('An order is not listed');
  },
  create: recordVerb(
    LinksOrderDocument,
    ({ ids }: { readonly ids: readonly string[] }) => ({ ids: [...ids] }),
    ({ orderLinks }) => ({ id: 'order', links: orderLinks }),
  ),
} satisfies Binding;
