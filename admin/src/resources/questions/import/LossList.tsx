interface LossListProps {
  readonly losses: readonly { readonly code: string; readonly message: string }[];
}

/** What does not come through, in words. */
export function LossList({ losses }: LossListProps) {
  return (
    <ul>
      {losses.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
    </ul>
  );
}
