import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, VisuallyHidden } from '@lampstand/ui';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { LinkAudience } from './LinkAudience.tsx';
import type { LinkRecord } from './links.binding.ts';

/** One link: where it leads, for whom and when. */
export function LinkShow() {
  const t = useT();
  const { formatDate, formatNumber } = useFormat();
  const day = (date: string | null) => date && formatDate(date);
  return (
    <ShowPage<LinkRecord> title={(link) => link.title} history={{}}>
      {(link) => (
        <Card title={t('resources.links.name')}>
          <Facts>
            <Fact field="address" wide>
              <a href={link.address} target="_blank" rel="noopener noreferrer">
                {link.address}
                <VisuallyHidden>{` (${t('common.opensInNewTab')})`}</VisuallyHidden>
              </a>
            </Fact>
            <Fact field="published">
              <PublishedChip published={link.published} />
            </Fact>
            <Fact field="position">{formatNumber(link.position)}</Fact>
            <Fact field="regionIds" label={t('resources.links.audience')}>
              <LinkAudience link={link} />
            </Fact>
            <Fact field="visibleFrom">{day(link.visibleFrom)}</Fact>
            <Fact field="visibleUntil">{day(link.visibleUntil)}</Fact>
            <Fact field="updatedAt">{formatDate(link.updatedAt)}</Fact>
            <Fact field="description" wide>
              {link.description}
            </Fact>
          </Facts>
        </Card>
      )}
    </ShowPage>
  );
}
