import { useT } from '@lampstand/i18n/react';
import { ButtonLink, Card } from '@lampstand/ui';

/** The way from the dashboard to the alumni portal. */
export function AlumniCard() {
  const t = useT();
  return (
    <Card title={t('dashboard.alumniTitle')}>
      <p>{t('dashboard.alumniText')}</p>
      <ButtonLink to="/alumni" variant="secondary">
        {t('dashboard.openAlumni')}
      </ButtonLink>
    </Card>
  );
}
