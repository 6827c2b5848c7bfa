import { useEffect, useState } from 'react';
import type { Translator } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { ConfirmDialog, toast, UploadsPanel, type ShownUpload } from '@lampstand/ui';
import { pickFiles } from '../browser/pick-file.ts';
import { canResume, isUnderWay, type Upload } from '../engine/upload.ts';
import { problemText } from './problem-text.ts';
import { useLeavingAsked } from './useLeavingAsked.ts';
import { useUploads } from './useUploads.ts';

/** The uploads of the page, floating above it. Stands once in an app, whatever screen is shown. */
export function UploadsDock() {
  const t = useT();
  const { engine, uploads } = useUploads();
  const [givingUp, setGivingUp] = useState<Upload>();
  useLeavingAsked(uploads.some(isUnderWay));
  useEffect(
    function tellProblems() {
      return engine.listen((event) => {
        if (event.type === 'canceled') toast.error(t('uploads.canceled'));
        if (event.type === 'failed') toast.error(problemText(event.problem, t));
      });
    },
    [engine, t],
  );

  const find = (id: string) => uploads.find((upload) => upload.id === id);
  const resume = async (id: string) => {
    // The choice has to follow the click at once: a browser opens no dialog later.
    const [chosen] = find(id)?.needsFile ? await pickFiles() : [];
    await engine.resume(id, chosen);
  };
  const clear = (id: string) => {
    const upload = find(id);
    if (upload?.status === 'error' && canResume(upload)) setGivingUp(upload);
    else engine.clear(id);
  };

  return (
    <>
      <UploadsPanel
        uploads={uploads.map((upload) => shown(upload, t))}
        onAbort={(id) => setGivingUp(find(id))}
        onClear={clear}
        onClearCompleted={engine.clearCompleted}
        onGoOn={engine.goOn}
        onResume={(id) => void resume(id)}
      />
      {givingUp && (
        <GiveUpDialog
          upload={givingUp}
          onCancel={() => setGivingUp(undefined)}
          onConfirm={() => {
            setGivingUp(undefined);
            // Which of the two it is may have changed while it was asked.
            engine.abort(givingUp.id);
            engine.clear(givingUp.id);
          }}
        />
      )}
    </>
  );
}

interface GiveUpDialogProps {
  readonly upload: Upload;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What has been uploaded is lost: that is asked first. */
function GiveUpDialog({ upload, ...actions }: GiveUpDialogProps) {
  const t = useT();
  const underWay = isUnderWay(upload);
  return (
    <ConfirmDialog
      title={t(underWay ? 'uploads.abortTitle' : 'uploads.clearTitle')}
      message={t('uploads.discards', { name: upload.name })}
      confirmLabel={t(underWay ? 'uploads.abort' : 'uploads.clear')}
      // "Cancel" beside "Abort" is no choice in languages that have one word for both.
      cancelLabel={t('common.close')}
      danger
      {...actions}
    />
  );
}

const shown = (upload: Upload, t: Translator): ShownUpload => ({
  id: upload.id,
  name: upload.name,
  status: upload.status,
  progress: upload.progress,
  note: noteOf(upload, t),
  paused: upload.activity === 'metered',
  resumable: canResume(upload),
});

function noteOf({ activity, problem }: Upload, t: Translator): string | undefined {
  if (activity === 'waiting') return t('uploads.waiting');
  if (activity === 'metered') return t('uploads.metered');
  if (activity === 'checking') return t('uploads.checking');
  return problem && problemText(problem, t);
}
