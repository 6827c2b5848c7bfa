import {
  ApolloLink,
  Observable,
  type FetchResult,
  type OperationVariables,
  type TypedDocumentNode,
  type Unmasked,
} from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities';

/** What a scripted server does with an operation: answer, refuse, or never answer. */
export type Reply<Data> = Data | Error | 'never';

export interface ScriptedAnswer {
  readonly operationName: string | null;
  readonly reply: (variables: OperationVariables) => Reply<object>;
}

/** One operation's answer, fixed or made from the variables; its shape is checked by the types. */
export function answer<Data extends object, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  reply: Reply<Unmasked<Data>> | ((variables: OperationVariables) => Reply<Unmasked<Data>>),
): ScriptedAnswer {
  return {
    operationName: getOperationName(document),
    reply: typeof reply === 'function' ? reply : () => reply,
  };
}

/** A link to a server that knows only these answers, and tells `asked` of each operation. */
export function scriptedLink(
  answers: readonly ScriptedAnswer[],
  asked: (operationName: string, variables: OperationVariables) => void = () => undefined,
): ApolloLink {
  return new ApolloLink(
    ({ operationName, variables }) =>
      new Observable<FetchResult>((observer) => {
        asked(operationName, variables);
        const script = answers.find((known) => known.operationName === operationName);
        const reply = script?.reply(variables) ?? new Error(`No answer for ${operationName}`);
        if (reply === 'never') return;
        // Answers come later, as they do from a server: loading is a state that is seen.
        queueMicrotask(() => {
          if (reply instanceof Error) {
            observer.error(reply);
            return;
          }
          observer.next({ data: { ...reply } });
          observer.complete();
        });
      }),
  );
}
