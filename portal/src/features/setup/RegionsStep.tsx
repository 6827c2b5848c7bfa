import { useState } from 'react';
import type { NewCollege } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { Button, plusPath, type FormValues } from '@lampstand/ui';
import { RegionFields } from './RegionFields.tsx';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './StepFrame.tsx';

export interface RegionsStepProps extends StepProps {
  readonly currencies: readonly string[];
  readonly onNext: (regions: NewCollege['regions']) => void;
}

/** As many as the server takes at once. */
const mostRegions = 20;

/** The first regions: one at least. */
export function RegionsStep({ currencies, onNext, ...frame }: RegionsStepProps) {
  const t = useT();
  const [keys, setKeys] = useState<readonly number[]>([0]);
  const [made, setMade] = useState(1);

  function add() {
    setKeys([...keys, made]);
    setMade(made + 1);
  }

  return (
    <StepFrame
      {...frame}
      step="regions"
      title={t('setup.page.regionsTitle')}
      hint={t('setup.page.regionsHint')}
      onSubmit={(values) => onNext(keys.map((_key, at) => regionIn(values, `regions.${at}`)))}
    >
      {keys.map((key, at) => (
        <RegionFields
          key={key}
          number={at + 1}
          name={`regions.${at}`}
          currencies={currencies}
          onRemove={
            keys.length > 1 ? () => setKeys(keys.filter((each) => each !== key)) : undefined
          }
        />
      ))}
      {keys.length < mostRegions && (
        <Button variant="text" icon={plusPath} onClick={add}>
          {t('setup.page.addRegion')}
        </Button>
      )}
    </StepFrame>
  );
}

function regionIn(values: FormValues, place: string): NewCollege['regions'][number] {
  const text = (field: string) => values.text(`${place}.${field}`);
  return {
    name: text('name'),
    slug: text('slug'),
    country: text('country'),
    zone: text('zone'),
    type: text('type') === 'AWM_OFFICE' ? 'AWM_OFFICE' : 'LAMPSTAND_CAMPUS',
    currency: text('currency'),
    timeZone: text('timeZone'),
  };
}
