import { useT } from '@lampstand/i18n/react';
import { readSite } from '@lampstand/i18n/site';

export interface SiteLinksProps {
  readonly className: string | undefined;
}

/** The college's own ways to help, among the links of a footer; none where it has named none. */
export function SiteLinks({ className }: SiteLinksProps) {
  const t = useT();
  const { helpUrl, contactEmail } = readSite();
  return (
    <>
      {helpUrl && (
        <li>
          <a className={className} href={helpUrl}>
            {t('common.help')}
          </a>
        </li>
      )}
      {contactEmail && (
        <li>
          <a className={className} href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        </li>
      )}
    </>
  );
}
