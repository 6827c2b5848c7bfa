import { EditPage } from '../../shared/form/EditPage.tsx';
import type { CurrencyFieldsFragment } from './currencies.generated.ts';
import { CurrencyInputs } from './CurrencyInputs.tsx';

export function CurrencyEdit() {
  return (
    <EditPage<CurrencyFieldsFragment> title={(currency) => currency.label} history="?tab=history">
      {() => <CurrencyInputs fixedCode />}
    </EditPage>
  );
}
