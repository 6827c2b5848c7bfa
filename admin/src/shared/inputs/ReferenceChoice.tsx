import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';

export interface ReferenceChoiceProps {
  readonly source: string;
  readonly reference: string;
  /** The field of the referred record that names it; `name` unless told. */
  readonly optionText?: string;
  /** The field's own label unless told. */
  readonly label?: string;
  readonly validate?: Validator | Validator[];
  /** Cuts the choices further than the server does. */
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly alwaysOn?: boolean;
}

/** One record of another resource, found by typing a part of its name. */
export function ReferenceChoice(props: ReferenceChoiceProps) {
  const { source, reference, optionText = 'name', label, validate, filter } = props;
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      sort={{ field: optionText, order: 'ASC' }}
      {...(filter ? { filter } : {})}
    >
      <AutocompleteInput
        optionText={optionText}
        filterToQuery={toQuery}
        {...(label === undefined ? {} : { label })}
        {...(validate ? { validate } : {})}
      />
    </ReferenceInput>
  );
}

const toQuery = (q: string) => ({ q });
