import { chakra, type HTMLChakraProps } from '#ui/chakra/factory.ts';

type Props = HTMLChakraProps<'div'> & { appearance: 'light' | 'dark' };

/** Shows its content in one color mode, whatever that of the page. */
export function Theme({ appearance, className = '', ...rest }: Props) {
  return (
    <chakra.div
      color="fg"
      bg="bg"
      {...rest}
      className={`chakra-theme ${appearance} ${className}`}
      style={{ colorScheme: appearance }}
    />
  );
}
