import { Suspense } from 'react';
import { lazyWithRetry } from '@lampstand/ui';
import type { CurrencyChoiceProps } from '../../shared/inputs/CurrencyChoice.tsx';

const CurrencyChoice = lazyWithRetry<CurrencyChoiceProps>(() =>
  import('../../shared/inputs/CurrencyChoice.tsx').then((file) => ({
    default: file.CurrencyChoice,
  })),
);

/** A `CurrencyChoice` among the filters: fetched when somebody filters by it. */
export function CurrencyFilter(props: CurrencyChoiceProps) {
  return (
    <Suspense fallback={null}>
      <CurrencyChoice {...props} />
    </Suspense>
  );
}
