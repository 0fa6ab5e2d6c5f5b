import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { BillingDocument } from '@learning/shared/contract/invoices';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OutsideLink } from '#ui/text-link.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { exactDollars } from '#lib/dollars.ts';
import { printShortDate } from '#lib/print-date.ts';
import { invoicesQuery } from '#queries/purchases.ts';

/** Lists every invoice and credit note with its files. Source: rules/money.md M39 */
export function DocumentList({ learnerId }: { learnerId: string }) {
  const { data, error, refetch } = useQuery(invoicesQuery(learnerId));
  if (error && !data) {
    return (
      <div role="alert">
        <chakra.p color="fg.error">{userMessageOf(error)}</chakra.p>
        <Button size="sm" variant="outline" mt="3" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton height="24" />;
  if (data.documents.length === 0) {
    return (
      <chakra.p color="fg.muted">
        Your first invoice appears here within a minute of your payment.
      </chakra.p>
    );
  }
  return (
    <Box as="ul">
      {data.documents.map((document) => (
        <DocumentRow key={document.number} document={document} />
      ))}
    </Box>
  );
}

function DocumentRow({ document }: { document: BillingDocument }) {
  const { kind, number, issuedAt, description, amount, isPaid } = document;
  const isCredit = kind === 'credit_note';
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      justifyContent="space-between"
      columnGap="6"
      rowGap="1"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box minW="0">
        <chakra.p fontWeight="medium" textWrap="pretty">
          {description}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {isCredit ? 'Credit note' : 'Invoice'} {number} ·{' '}
          <time dateTime={issuedAt}>{printShortDate(issuedAt)}</time>
          {!isPaid && ' · not paid'}
        </chakra.p>
      </Box>
      <Box textAlign={{ sm: 'end' }} flexShrink="0">
        <chakra.p fontVariantNumeric="tabular-nums">
          {isCredit ? '−' : ''}
          {exactDollars(amount)}
        </chakra.p>
        <DocumentLinks document={document} />
      </Box>
    </chakra.li>
  );
}

function DocumentLinks({
  document: { kind, number, url, pdfUrl, receiptUrl },
}: {
  document: BillingDocument;
}) {
  const links = [
    ['View', url],
    ['PDF', pdfUrl],
    ['Receipt', receiptUrl],
  ] as const;
  const noun = kind === 'credit_note' ? 'credit note' : 'invoice';
  return (
    <chakra.p
      textStyle="small"
      display="flex"
      gap="4"
      justifyContent={{ sm: 'flex-end' }}
      css={{ '& a': { display: 'inline-flex', alignItems: 'center', minH: '8' } }}
    >
      {links.map(
        ([text, href]) =>
          href && (
            <OutsideLink
              key={text}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${text} of ${noun} ${number}`}
            >
              {text}
            </OutsideLink>
          ),
      )}
    </chakra.p>
  );
}
