import { CopyableLink } from '#components/copyable-link.tsx';
import { Button } from '#ui/button.tsx';

/** Shows the secret of a webhook, this once. */
export function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <>
      <CopyableLink
        kind="Secret"
        label="Signing secret"
        helperText="It is shown this once. Your server checks with it that a message is ours, as Standard Webhooks describes."
        link={secret}
        copiedText="Store it where your server reads its passwords."
      />
      <Button mt="6" onClick={onClose}>
        Done
      </Button>
    </>
  );
}
