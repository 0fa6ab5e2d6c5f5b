import { Box } from '#ui/chakra/box.ts';

/** Takes the place of the Listen button while the lesson loads, and where the browser cannot speak. */
export function ListenPlace() {
  return <Box aria-hidden="true" minH="10" mb="6" css={{ '@media print': { display: 'none' } }} />;
}
