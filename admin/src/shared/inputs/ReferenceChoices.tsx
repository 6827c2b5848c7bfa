import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  type RaRecord,
  type Validator,
} from 'react-admin';

export interface ReferenceChoicesProps {
  readonly source: string;
  readonly reference: string;
  /** The field by which the choices are sorted, and named unless `nameOf` does; `name` if not told. */
  readonly optionText?: string;
  readonly nameOf?: (record: RaRecord) => string;
  readonly validate?: Validator;
  /** Cuts the choices further than the server does. */
  readonly filter?: Readonly<Record<string, unknown>>;
}

/** Several records of another resource, each found by typing a part of its name. */
export function ReferenceChoices(props: ReferenceChoicesProps) {
  const { source, reference, optionText = 'name', nameOf, validate, filter } = props;
  return (
    <ReferenceArrayInput
      source={source}
      reference={reference}
      sort={{ field: optionText, order: 'ASC' }}
      {...(filter ? { filter } : {})}
    >
      <AutocompleteArrayInput
        optionText={nameOf ?? optionText}
        filterToQuery={toQuery}
        {...(validate ? { validate } : {})}
      />
    </ReferenceArrayInput>
  );
}

const toQuery = (q: string) => ({ q });
