import { useT } from '@lampstand/i18n/react';
import { Alert, ButtonLink } from '@lampstand/ui';

/** Leads from the page of an account that was merged to the kept one. */
export function MergedNotice({ into }: { readonly into: string | null }) {
  const t = useT();
  if (into === null) return null;
  const link = (
    <ButtonLink variant="outlined" size="small" to={`/users/${encodeURIComponent(into)}/show`}>
      {t('admin.merge.openKept')}
    </ButtonLink>
  );
  return (
    <Alert severity="warning" actions={link}>
      {t('admin.merge.mergedInto')}
    </Alert>
  );
}
