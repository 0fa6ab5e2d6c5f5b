import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { invoiceDetailsQuery } from '#queries/purchases.ts';
import { summaryOf } from './invoice-form-values.ts';

/** Loads when it is opened: most buyers never do. */
const InvoiceDetailsForm = lazy(async () => ({
  default: (await import('./invoice-details-form.tsx')).InvoiceDetailsForm,
}));

/** With the padding of the panels around it. */
interface Props extends Pick<ComponentProps<typeof Panel>, 'p' | 'px' | 'py'> {
  learnerId: string;
  /** Called after a change was saved. */
  onSaved?: () => void;
  /** Called when the form opens and closes. */
  onEditing?: (isEditing: boolean) => void;
}

/** Shows what invoices print of the buyer in one line, and opens the form that changes it. */
export function InvoiceDetailsFold({ learnerId, onSaved, onEditing, ...padding }: Props) {
  const { data, isPending } = useQuery(invoiceDetailsQuery(learnerId));
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The clicked button is gone with the form.
    if (wasOpen.current && !isOpen) toggle.current?.focus();
    wasOpen.current = isOpen;
    onEditing?.(isOpen);
  }, [isOpen, onEditing]);

  const summary = data ? summaryOf(data) : [];
  const hasDetails = summary.length > 0;
  return (
    <Panel as="section" aria-label="Company invoice" {...padding}>
      {isOpen && data ? (
        <>
          <chakra.h2 textStyle="h4">Company details for the invoice</chakra.h2>
          <Box mt="5">
            <Suspense fallback={<Skeleton height="96" />}>
              <InvoiceDetailsForm
                learnerId={learnerId}
                details={data}
                onCancel={() => setIsOpen(false)}
                onSaved={() => {
                  setIsOpen(false);
                  onSaved?.();
                }}
              />
            </Suspense>
          </Box>
        </>
      ) : (
        <HStack justify="space-between" gap="4" flexWrap="wrap">
          <chakra.p
            color={hasDetails ? 'fg' : 'fg.muted'}
            minW="0"
            display={{ base: hasDetails ? 'block' : 'none', sm: 'block' }}
          >
            {hasDetails ? <Summary texts={summary} /> : 'Paying for a company?'}
          </chakra.p>
          <Button
            ref={toggle}
            size="sm"
            variant="outline"
            colorPalette="neutral"
            disabled={isPending || !data}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          >
            {hasDetails ? 'Change Invoice Details' : 'Add company details for the invoice'}
          </Button>
        </HStack>
      )}
    </Panel>
  );
}

/** Breaks lines only between the texts, never in a number. */
function Summary({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      <chakra.span display="inline-block" maxW="full" overflowWrap="anywhere">
        {index === 0 && 'Invoice to '}
        {text}
        {index < texts.length - 1 && '\u00a0·'}
      </chakra.span>{' '}
    </Fragment>
  ));
}
