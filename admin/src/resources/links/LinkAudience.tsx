import { useT } from '@lampstand/i18n/react';
import type { LinkRecord } from './links.binding.ts';

/** For whom a link is: everybody, or the named regions and groups. */
export function LinkAudience({ link }: { readonly link: LinkRecord }) {
  const t = useT();
  const names = [...link.regions, ...link.groups].map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : t('resources.links.everybody');
}
