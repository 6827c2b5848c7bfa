import { useT } from '@lampstand/i18n/react';
import type { GradeScaleFieldsFragment } from './grade-scale.generated.ts';
import { SCALE } from './settings-records.ts';
import { SettingCard } from './SettingCard.tsx';

/** The scale of grades, and the way to another one. */
export function ScaleCard() {
  const t = useT();
  return (
    <SettingCard<GradeScaleFieldsFragment>
      id={SCALE}
      title={t('resources.site-settings.gradeScale')}
      change={t('resources.site-settings.changeScale')}
    >
      {({ version, bands }) => (
        <>
          {version === 0 && <p>{t('resources.site-settings.usualScale')}</p>}
          <ul>
            {bands.map(({ letter, from, points }) => (
              <li key={letter}>
                {t('resources.site-settings.band', { letter, from: from / 100, points })}
              </li>
            ))}
          </ul>
        </>
      )}
    </SettingCard>
  );
}
