import { useT } from '@lampstand/i18n/react';
import { ButtonLink } from '@lampstand/ui';

/** Leads to where records are brought in from a file. */
export function ImportLink({ to }: { readonly to: string }) {
  const t = useT();
  return (
    <ButtonLink to={to} variant="outlined">
      {t('admin.common.import')}
    </ButtonLink>
  );
}
