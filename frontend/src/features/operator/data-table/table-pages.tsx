import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Button } from '#ui/button.tsx';

interface Props {
  found: number;
  total: number;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  more?: { load: () => void; isLoading: boolean } | undefined;
}

/** Shows how many rows there are, and leads to the other pages. */
export function TablePages({ found, total, page, pageSize, onPage, more }: Props) {
  const last = Math.max(1, Math.ceil(found / pageSize));
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mt="3"
      textStyle="small"
      color="fg.muted"
    >
      <chakra.p aria-live="polite" fontVariantNumeric="tabular-nums">
        {found === total ? `${total} in all` : `${found} of ${total}`}
        {more && ', and older ones that aren’t loaded'}
      </chakra.p>
      <HStack gap="2">
        {more && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            pendingText={more.isLoading && 'Loading...'}
            onClick={more.load}
          >
            Load Older
          </Button>
        )}
        {last > 1 && (
          <>
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            >
              Previous
            </Button>
            <span>{`Page ${page} of ${last}`}</span>
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              disabled={page >= last}
              onClick={() => onPage(page + 1)}
            >
              Next
            </Button>
          </>
        )}
      </HStack>
    </Box>
  );
}
