import { chakra } from '@chakra-ui/react';

/** The error of a whole form; its place is always there, so that it is read aloud when it appears. */
export function FormError({ message }: { message: string }) {
  return (
    <div role="alert">
      {message && (
        <chakra.p
          layerStyle="note"
          colorPalette="danger"
          px="4"
          py="3"
          mb="5"
          color="colorPalette.fg"
        >
          {message}
        </chakra.p>
      )}
    </div>
  );
}
