import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { CurrencyFieldsFragment } from './currencies.generated.ts';
import { CurrencyInputs } from './CurrencyInputs.tsx';

export function CurrencyCreate() {
  return (
    <CreatePage<CurrencyFieldsFragment>
      nameOf={(currency) => currency.label}
      defaultValues={defaults}
    >
      <CurrencyInputs />
    </CreatePage>
  );
}

const defaults = { decimals: 2, enabled: true };
