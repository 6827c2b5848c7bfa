import { useState } from 'react';
import { useDataProvider, useGetList, useGetOne, useNotify } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button, DataState, Modal, SelectField, TextAreaField } from '@lampstand/ui';
import { AnswerRows } from '../../../shared/answers/AnswerRows.tsx';
import { useShowError } from '../../../shared/form/useShowError.ts';
import { newRecordId } from '../../../shared/new-record-id.ts';
import { languageIn, shownParts, textIn } from '../version-texts.ts';
import type { RegradedQuestion, RegradePreview } from './item-analysis.binding.ts';
import { RegradeChanges } from './RegradeChanges.tsx';

export interface RegradeDialogProps {
  readonly questionId: string;
  readonly locale: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Marks a question anew by the key of another version; who changes is shown before it is done. */
export function RegradeDialog({ questionId, locale, onDone, onClose }: RegradeDialogProps) {
  const t = useT();
  const notify = useNotify();
  const showError = useShowError();
  const dataProvider = useDataProvider();
  const [regradeId] = useState(newRecordId);
  const [versionId, setVersionId] = useState('');
  const [reason, setReason] = useState('');
  const [working, setWorking] = useState(false);
  const question = useGetOne<RegradedQuestion>('regradedQuestions', { id: questionId });
  const preview = useGetList<RegradePreview & { readonly id: string }>(
    'regrades',
    { filter: { questionId, versionId } },
    { enabled: versionId !== '' },
  );
  const previewed = versionId === '' ? undefined : preview.data?.[0];

  async function regrade() {
    setWorking(true);
    try {
      await dataProvider.create('regrades', {
        data: { regradeId, questionId, versionId, reason: reason.trim() },
      });
      notify('authoring.exam.regraded', { type: 'success' });
      onDone();
    } catch (error) {
      showError(error);
      setWorking(false);
    }
  }

  return (
    <Modal
      title={t('authoring.exam.regrade')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            loading={working}
            disabled={!previewed || previewed.changed.length === 0 || reason.trim() === ''}
            onClick={() => void regrade()}
          >
            {t('authoring.exam.regradeDo')}
          </Button>
        </>
      }
    >
      <p>{t('authoring.exam.regradeBody')}</p>
      <DataState
        loading={question.isPending}
        error={question.error}
        data={question.data}
        onRetry={() => void question.refetch()}
      >
        {(asked) => (
          <VersionChoice
            question={asked}
            locale={locale}
            versionId={versionId}
            onChange={setVersionId}
          />
        )}
      </DataState>
      {versionId !== '' && (
        <DataState
          loading={preview.isPending}
          error={preview.error}
          data={previewed}
          onRetry={() => void preview.refetch()}
        >
          {(changes) => <RegradeChanges preview={changes} />}
        </DataState>
      )}
      {previewed && previewed.changed.length > 0 && (
        <TextAreaField
          label={t('fields.reason')}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </Modal>
  );
}

interface VersionChoiceProps {
  readonly question: RegradedQuestion;
  readonly locale: string;
  readonly versionId: string;
  readonly onChange: (versionId: string) => void;
}

function VersionChoice({ question, locale, versionId, onChange }: VersionChoiceProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const versions = question.versions.toSorted((a, b) => b.number - a.number);
  const chosen = versions.find(({ id }) => id === versionId);
  const newest = versions[0]?.content.texts ?? [];
  return (
    <>
      <p>
        <strong lang={languageIn(newest, locale)}>{textIn(newest, locale)}</strong>
      </p>
      {versions.length < 2 && (
        <Alert severity="info">{t('authoring.exam.regradeOneVersion')}</Alert>
      )}
      <SelectField
        label={t('authoring.exam.regradeVersion')}
        options={versions.map(({ id, number, createdAt, createdByName }) => ({
          value: id,
          label: [
            t('authoring.exam.versionNumber', { number }),
            formatDateTime(createdAt),
            createdByName,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        value={versionId}
        onChange={({ target }) => onChange(target.value)}
      />
      {chosen && (
        <AnswerRows
          answered={{
            kind: question.kind,
            language: languageIn(chosen.content.texts, locale),
            parts: shownParts(chosen, locale),
            unit: chosen.content.unit,
            correct: chosen.key,
          }}
        />
      )}
    </>
  );
}
