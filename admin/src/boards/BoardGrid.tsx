import { useListContext } from 'react-admin';
import { PageLoading } from '../shared/page/PageLoading.tsx';
import styles from './BoardGrid.module.css';
import { BoardCard, type Board } from './BoardCard.tsx';

/** One card for each group. */
export function BoardGrid() {
  const { data = [], isPending } = useListContext<Board>();
  if (isPending) return <PageLoading />;
  return (
    <ul className={styles.grid}>
      {data.map((board) => (
        <li key={board.id} className={styles.cell}>
          <BoardCard board={board} />
        </li>
      ))}
    </ul>
  );
}
