export { Input, type InputProps, Textarea, type TextareaProps } from '@chakra-ui/react';
