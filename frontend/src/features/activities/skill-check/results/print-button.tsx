import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Portal } from '@ark-ui/react/portal';
import { Theme } from '#ui/chakra/theme.tsx';
import { site } from '@learning/content/site';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { printDate } from '#lib/print-date.ts';
import './printed-results.css';

interface Props {
  title: string;
  /** ISO 8601. */
  completedAt: string;
  children: ReactNode;
}

/** Prints only the children, on a sheet with a title, in the light color mode. */
export function PrintButton({ title, completedAt, children }: Props) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const done = () => setPrinting(false);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [isPrinting]);

  return (
    <Box borderTopWidth="1px" pt="6">
      <Button variant="outline" colorPalette="neutral" onClick={() => setPrinting(true)}>
        <Printer aria-hidden="true" />
        Print Results
      </Button>
      {isPrinting && (
        <Portal>
          <Theme
            appearance="light"
            className="printed-results"
            display="none"
            bg="transparent"
            css={{ '@media print': { display: 'block' } }}
          >
            <chakra.p textStyle="small" color="fg.muted">
              {site.name} · {printDate(completedAt)}
            </chakra.p>
            <chakra.p textStyle="h2" mt="1" mb="6">
              {title}
            </chakra.p>
            {children}
          </Theme>
        </Portal>
      )}
    </Box>
  );
}
