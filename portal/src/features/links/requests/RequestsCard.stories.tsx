import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OperationVariables } from '@apollo/client';
import { ToastOutlet } from '@lampstand/ui';
import { answer, type Reply, type ScriptedAnswer } from '../../../testing/scripted-answers.ts';
import { ScreenStory } from '../../../testing/screen-story.tsx';
import { noRequests, requests } from './requests-fixtures.ts';
import {
  RequestsDocument,
  SubmitRequestDocument,
  type RequestsQuery,
} from './Requests.generated.ts';
import { RequestsCard } from './RequestsCard.tsx';

interface Args {
  readonly answers: readonly ScriptedAnswer[];
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const meta: Meta<Args> = {
  title: 'Links/RequestsCard',
  parameters: { initialEntries: ['/student/links'] },
  render: ({ answers, asked }) => (
    <ScreenStory path="/student/links" answers={answers} asked={asked}>
      <RequestsCard />
      <ToastOutlet />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const shown = (reply: Reply<RequestsQuery>) => answer(RequestsDocument, reply);
const sent = answer(SubmitRequestDocument, {
  submitRequestForm: { __typename: 'MyRequest', _id: 'request-2', status: 'NEW' },
});
/** As Apollo meets it: a refused status with the server's answer in it. */
const refusal = Object.assign(new Error('Some values are not valid.'), {
  result: {
    errors: [
      {
        message: 'Some values are not valid.',
        extensions: { code: 'INVALID', fields: { whom: 'This value is not valid.' } },
      },
    ],
  },
});
const refused = answer(SubmitRequestDocument, refusal);

export const FormsAndRequests: Story = { args: { answers: [shown(requests), sent] } };
export const OnlyForms: Story = {
  args: { answers: [shown({ ...requests, myRequests: [] }), sent] },
};
export const Nothing: Story = { args: { answers: [shown(noRequests)] } };
export const Refused: Story = { args: { answers: [shown(requests), refused] } };
export const Loading: Story = { args: { answers: [shown('never')] } };
export const Failing: Story = {
  args: { answers: [shown(new Error('The server cannot be reached.'))] },
};
