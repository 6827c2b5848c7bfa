import { useMutation } from '@apollo/client/react';
import { browserPage, useUser, type Page } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { ExportOwnDataDocument } from './DataCard.generated.ts';

export interface DataCardProps {
  readonly page?: Page | undefined;
}

/** Everything that is kept about the person, as one file. */
export function DataCard({ page = browserPage }: DataCardProps) {
  const t = useT();
  const { _id: userId, impersonatingUser } = useUser();
  const [exportData, { loading }] = useMutation(ExportOwnDataDocument);
  // The server refuses it to whoever looks through another person's eyes.
  if (impersonatingUser) return null;

  async function download(): Promise<void> {
    try {
      const { data } = await exportData({ variables: { userId } });
      if (data) page.assign(data.exportPerson);
    } catch (error) {
      toast.error(errorText(error, t));
    }
  }

  return (
    <Card title={t('person.data.title')}>
      <p>{t('person.data.hint')}</p>
      <Button variant="outlined" loading={loading} onClick={() => void download()}>
        {t('person.data.download')}
      </Button>
    </Card>
  );
}
