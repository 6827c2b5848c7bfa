import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import {
  Form,
  Modal,
  QuestionFields,
  toast,
  type FormFailure,
  type FormValues,
} from '@lampstand/ui';
import { newClientMadeId } from '../../../shared/client-made-id.ts';
import { formFailure } from '../../../shared/form-failure.ts';
import {
  RequestsDocument,
  SubmitRequestDocument,
  type RequestsQuery,
} from './Requests.generated.ts';

export interface RequestDialogProps {
  readonly form: RequestsQuery['studentRequestForms'][number];
  readonly onClose: () => void;
}

/** A form to fill in. What the server refuses stands at its field; what was typed stays. */
export function RequestDialog({ form, onClose }: RequestDialogProps) {
  const t = useT();
  const [requestId, setRequestId] = useState(newClientMadeId);
  const [submit, { client }] = useMutation(SubmitRequestDocument, {
    refetchQueries: [RequestsDocument],
    awaitRefetchQueries: true,
  });

  async function send(values: FormValues): Promise<FormFailure | undefined> {
    try {
      await submit({
        variables: {
          _id: requestId,
          formId: form._id,
          formVersion: form.version,
          values: form.fields.map(({ _id }) => ({ fieldId: _id, value: values.text(_id) })),
        },
      });
    } catch (error) {
      if (readServerError(error).code === 'CONFLICT') {
        // The next call is about the form as it is now, and another request than one under this id.
        setRequestId(newClientMadeId());
        await client.refetchQueries({ include: [RequestsDocument] });
      }
      return formFailure(error, t);
    }
    toast.success(t('person.requests.sent', { form: form.title }));
    onClose();
    return undefined;
  }

  return (
    <Modal title={form.title} onClose={onClose}>
      {form.description && <p>{form.description}</p>}
      <Form id="request" submitLabel={t('common.send')} onSubmit={send} onCancel={onClose}>
        <QuestionFields questions={form.fields} />
      </Form>
    </Modal>
  );
}
