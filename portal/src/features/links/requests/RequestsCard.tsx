import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, DataState } from '@lampstand/ui';
import { useScreenQuery } from '../../../shared/useScreenQuery.ts';
import { MyRequest } from './MyRequest.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { RequestsDocument, type RequestsQuery } from './Requests.generated.ts';
import styles from './RequestsCard.module.css';

/** The forms that a person may fill in, and what became of what they asked for. */
export function RequestsCard() {
  const t = useT();
  const screen = useScreenQuery(RequestsDocument);
  const [chosen, setChosen] = useState<string>();
  const { data } = screen;
  const form = data?.studentRequestForms.find(({ _id }) => _id === chosen);
  if (data && data.studentRequestForms.length === 0 && data.myRequests.length === 0) return null;
  return (
    <div className={styles.place}>
      <Card title={t('person.requests.title')}>
        <DataState {...screen} isEmpty={() => false}>
          {({ studentRequestForms, myRequests }) => (
            <>
              <p>{t('person.requests.intro')}</p>
              <ul className={styles.list}>
                {studentRequestForms.map((offered) => (
                  <OfferedForm key={offered._id} form={offered} onChoose={setChosen} />
                ))}
              </ul>
              {myRequests.length > 0 && (
                <>
                  <h3 className={styles.heading}>{t('person.requests.mine')}</h3>
                  <ul className={styles.list}>
                    {myRequests.map((request) => (
                      <MyRequest key={request._id} request={request} />
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </DataState>
      </Card>
      {form && <RequestDialog form={form} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

interface OfferedFormProps {
  readonly form: RequestsQuery['studentRequestForms'][number];
  readonly onChoose: (id: string) => void;
}

function OfferedForm({ form: { _id, title, description }, onChoose }: OfferedFormProps) {
  return (
    <li className={styles.item}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => onChoose(_id)}>
        {title}
      </Button>
      {description && <p className={styles.description}>{description}</p>}
    </li>
  );
}
