import { AutocompleteInput, ReferenceInput, type RaRecord, type Validator } from 'react-admin';

export interface ReferenceChoiceProps {
  readonly source: string;
  readonly reference: string;
  /** The field by which the choices are sorted, and named unless `nameOf` does; `name` if not told. */
  readonly optionText?: string;
  readonly nameOf?: (record: RaRecord) => string;
  /** The field's own label unless told. */
  readonly label?: string;
  readonly validate?: Validator | Validator[];
  /** Cuts the choices further than the server does. */
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly alwaysOn?: boolean;
}

/** One record of another resource, found by typing a part of its name. */
export function ReferenceChoice(props: ReferenceChoiceProps) {
  const { source, reference, optionText = 'name', nameOf, label, validate, filter } = props;
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      sort={{ field: optionText, order: 'ASC' }}
      {...(filter ? { filter } : {})}
    >
      <AutocompleteInput
        optionText={nameOf ?? optionText}
        filterToQuery={toQuery}
        {...(label === undefined ? {} : { label })}
        {...(validate ? { validate } : {})}
      />
    </ReferenceInput>
  );
}

const toQuery = (q: string) => ({ q });
