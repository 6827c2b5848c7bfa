import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { Button, DocumentViewer, eyePath } from '@lampstand/ui';
import type { DocumentForm } from './document-form.ts';

/** Shows what is in the form as its readers would see it; nothing is saved. */
export function PreviewButton() {
  const t = useT();
  const { getValues } = useFormContext<DocumentForm>();
  const [shown, setShown] = useState<DocumentForm & { readonly at: string }>();
  return (
    <div>
      <Button
        variant="outlined"
        icon={eyePath}
        onClick={() => setShown({ ...getValues(), at: new Date().toISOString() })}
      >
        {t('resources.documents.preview')}
      </Button>
      {shown && (
        <DocumentViewer
          title={shown.title || t('resources.documents.preview')}
          mode="popup"
          loading={false}
          document={{
            title: shown.title || t('resources.documents.preview'),
            content: shown.content?.html ?? '',
            published: shown.published ?? false,
            updatedAt: shown.at,
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}
