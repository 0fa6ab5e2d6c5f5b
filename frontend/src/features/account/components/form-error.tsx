import { chakra } from '@chakra-ui/react';

/** The error of a whole form; always present, so that it is read aloud when it appears. */
export function FormError({ message }: { message: string }) {
  return (
    <chakra.p
      role="alert"
      layerStyle="note"
      colorPalette="danger"
      px="4"
      py="3"
      color="colorPalette.fg"
      _empty={{ display: 'none' }}
    >
      {message}
    </chakra.p>
  );
}
