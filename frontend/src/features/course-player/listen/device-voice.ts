import type { Voice } from './lesson-reader.ts';

/** Whether the browser has a voice. Many load their voices after the page, and some have none. */
export function hasVoice(): boolean {
  return (
    'speechSynthesis' in window &&
    'SpeechSynthesisUtterance' in window &&
    speechSynthesis.getVoices().length > 0
  );
}

/** Calls the listener when the browser's voices have loaded or changed. */
export function watchVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** Returns the device's voice for English, where the browser can speak. */
export function deviceVoice(): Voice {
  return {
    speak(text, rate, onEnd) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = 'en-US';
      utterance.rate = rate;
      utterance.addEventListener('end', () => onEnd('spoken'));
      utterance.addEventListener('error', () => onEnd('failed'));
      speechSynthesis.speak(utterance);
    },
    cancel: () => speechSynthesis.cancel(),
  };
}
