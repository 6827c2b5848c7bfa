import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Crumb } from '@lampstand/ui';
import { AdminPage } from '../shared/page/AdminPage.tsx';
import { AssignColumns } from './AssignColumns.tsx';
import { ChooseFile, type ChosenFile } from './ChooseFile.tsx';
import { DryRun } from './DryRun.tsx';
import type { ImportInput, ImportKind } from './imports.generated.ts';
import { ImportResult } from './ImportResult.tsx';
import { RecentImports } from './RecentImports.tsx';
import type { Preview } from './preview.ts';

export interface ImportPageProps {
  readonly kind: ImportKind;
  readonly groupId: string | null;
  readonly title: string;
  readonly crumbs: readonly Crumb[];
}

interface Shown {
  readonly input: ImportInput;
  readonly preview: Preview;
}

/** From a file over its columns and a dry run to an import, which the address then names. */
export function ImportPage({ kind, groupId, title, crumbs }: ImportPageProps) {
  const [params, setParams] = useSearchParams();
  const [file, setFile] = useState<ChosenFile>();
  const [shown, setShown] = useState<Shown>();
  const importId = params.get('import');

  function begin() {
    setParams({});
    setFile(undefined);
    setShown(undefined);
  }

  return (
    <AdminPage title={title} crumbs={crumbs} width="wide">
      {importId ? (
        <ImportResult id={importId} onAgain={begin} />
      ) : !file ? (
        <>
          <ChooseFile onChoose={setFile} />
          <RecentImports kind={kind} groupId={groupId} />
        </>
      ) : (
        <>
          {/* Stays while the dry run is looked at: the way back finds the columns as they were. */}
          <div hidden={shown !== undefined}>
            <AssignColumns
              kind={kind}
              groupId={groupId}
              file={file}
              onPreview={(input, preview) => setShown({ input, preview })}
              onBack={begin}
            />
          </div>
          {shown && (
            <DryRun
              {...shown}
              onBack={() => setShown(undefined)}
              onStarted={(id) => setParams({ import: id })}
            />
          )}
        </>
      )}
    </AdminPage>
  );
}
