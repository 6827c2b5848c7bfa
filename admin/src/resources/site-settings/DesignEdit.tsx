import {
  ArrayInput,
  BooleanInput,
  maxLength,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
  useSourceContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { EditPage } from '../../shared/form/EditPage.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { blockNames, neededBlocks } from './block-names.ts';
import { SealCard } from './SealCard.tsx';
import type { TranscriptDesignFieldsFragment } from './transcript-design.generated.ts';
import { TranscriptPreview } from './TranscriptPreview.tsx';

type Design = TranscriptDesignFieldsFragment;

/** /site-settings/transcript: which parts transcripts have, in which order, and what is on top. */
export function DesignEdit() {
  const t = useT();
  return (
    <EditPage<Design> title={() => t('resources.site-settings.transcriptDesign')} trail={() => []}>
      {({ sealUrl }) => (
        <>
          <FormSection
            title={t('resources.site-settings.transcriptDesign')}
            hint={t('resources.site-settings.designHint')}
            single
          >
            <TextInput
              source="letterhead"
              multiline
              minRows={3}
              helperText="resources.site-settings.letterheadHint"
              validate={maxLength(500)}
            />
            <ArrayInput source="blocks" helperText={false}>
              <SimpleFormIterator inline disableAdd disableRemove disableClear>
                <ShownInput />
              </SimpleFormIterator>
            </ArrayInput>
          </FormSection>
          <SealCard sealUrl={sealUrl} />
          <FormSection title={t('resources.site-settings.preview')} single>
            <LivePreview />
          </FormSection>
        </>
      )}
    </EditPage>
  );
}

/** Whether the part of the row is there; some always are. */
function ShownInput() {
  const { getSource } = useSourceContext();
  const kind: Design['blocks'][number]['kind'] = useWatch({ name: getSource('kind') });
  return (
    <BooleanInput
      source="shown"
      label={blockNames[kind]}
      disabled={neededBlocks.has(kind)}
      helperText={false}
    />
  );
}

/** As the form stands. */
function LivePreview() {
  const seal = useRecordContext<Design>()?.sealUrl ?? null;
  const blocks: Design['blocks'] = useWatch({ name: 'blocks' });
  const letterhead: string | null = useWatch({ name: 'letterhead' });
  return <TranscriptPreview blocks={blocks} letterhead={letterhead} sealUrl={seal} />;
}
