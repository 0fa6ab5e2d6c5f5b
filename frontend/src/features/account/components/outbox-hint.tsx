import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { OutsideLink } from '#ui/text-link.tsx';
import { configQuery } from '#queries/config.ts';

/** Links to the local outbox, because local environments send no email. Comes last in a form: it appears late, and would push what follows. */
export function OutboxHint() {
  const { data: config } = useQuery(configQuery);
  if (config?.environment !== 'local') return null;
  return (
    <chakra.p layerStyle="note" colorPalette="signal" px="4" py="3" textStyle="small">
      This is a local copy: the code is in the{' '}
      <OutsideLink href="/_local" target="_blank" rel="noreferrer">
        local outbox
      </OutsideLink>
      .
    </chakra.p>
  );
}
