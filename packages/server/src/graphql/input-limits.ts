import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { DomainError, type ErrorText } from '../platform/errors.ts';
import { MOST_BYTES, takesWholeFile } from './body-limits.ts';
import type { Context } from './context.ts';
import { checkOf, type Fault, MOST_ENTRIES, mostEntriesOf, stepsTo } from './input-checks.ts';
import { MOST_ERRORS } from './short-errors.ts';

interface Executed {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Refuses what is too large or of another shape before anything of it is read. */
export const useInputLimits: Plugin<Context> = {
  onExecute({ args, setExecuteFn }) {
    const errors = refusalOf(args, args.contextValue.bytes);
    if (errors) setExecuteFn(() => ({ errors }));
  },
  onSubscribe({ args, setSubscribeFn }) {
    const errors = refusalOf(args, args.contextValue.bytes);
    if (errors) setSubscribeFn(() => ({ errors }));
  },
};

function refusalOf(executed: Executed, bytes = 0): readonly GraphQLError[] | undefined {
  const operation = getOperationAST(executed.document, executed.operationName);
  if (!operation) return undefined;
  if (bytes > MOST_BYTES.member && !takesWholeFiles(executed.schema, operation)) {
    return [asError({ key: 'errors.tooMuchSent', args: { size: MOST_BYTES.member / 1_000_000 } })];
  }
  const faults = faultsOf(executed, operation);
  return faults.length === 0 ? undefined : errorsOf(faults);
}

/** What a request said before it was read is looked for in what was read. */
const takesWholeFiles = (
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean =>
  operation === 'mutation' &&
  selectionSet.selections.every(
    (part) => part.kind === Kind.FIELD && takesWholeFile(schema, part.name.value),
  );

function faultsOf(executed: Executed, operation: OperationDefinitionNode): readonly Fault[] {
  const { schema, variableValues } = executed;
  const faults: Fault[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const step = definition.variable.name.value;
    const value = variableValues?.[step];
    const type = typeFromAST(schema, definition.type);
    // What was not given has a default, or is missed by the library in a short message.
    if (value === undefined || !isInputType(type)) continue;
    const isLong = Array.isArray(value) && value.length > MOST_ENTRIES;
    const mostEntries = isLong ? mostEntriesOfVariable(executed, step) : MOST_ENTRIES;
    checkOf(type, mostEntries)(value, { step }, faults);
  }
  return faults.slice(0, MOST_ERRORS);
}

/** What the arguments that a variable is given to declare: the least of it. */
function mostEntriesOfVariable({ schema, document }: Executed, name: string): number {
  const declared: number[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument({ value }) {
        const argument = types.getArgument();
        if (argument && value.kind === Kind.VARIABLE && value.name.value === name)
          declared.push(mostEntriesOf(argument));
      },
    }),
  );
  return declared.length === 0 ? MOST_ENTRIES : Math.min(...declared);
}

/** What people can mend is one error with a text for each field, what programs must is said by itself. */
function errorsOf(faults: readonly Fault[]): readonly GraphQLError[] {
  const texts = faults.flatMap((fault) =>
    'text' in fault ? [[nameOf(fault), fault.text] as const] : [],
  );
  const findings = faults.flatMap((fault) =>
    'finding' in fault
      ? [new GraphQLError(`Variable "$${wayTo(fault)}" ${fault.finding}.`, { extensions: MISTAKE })]
      : [],
  );
  const refused =
    texts.length === 0 ? [] : [asError({ key: 'errors.invalid' }, Object.fromEntries(texts))];
  return [...refused, ...findings];
}

/** As the library tells its own findings about variables. */
const MISTAKE = { code: 'BAD_USER_INPUT', http: { status: 400 } } as const;

const wayTo = ({ place }: Fault): string => stepsTo(place).join('.');

/** The first step is the argument's name, as in `toInvalidInput`. */
function nameOf({ place }: Fault): string {
  const steps = stepsTo(place);
  return (steps.length > 1 ? steps.slice(1) : steps).join('.');
}

function asError(text: ErrorText, fields: Readonly<Record<string, ErrorText>> = {}): GraphQLError {
  const originalError = new DomainError('INVALID', text, fields);
  return new GraphQLError(originalError.message, { originalError });
}
