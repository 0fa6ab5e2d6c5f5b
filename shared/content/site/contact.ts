/** A topic of the contact form; each button that opens the form presets one. Source: rules/learning.md L19. */
export interface ContactTopic {
  id: 'sales' | 'consultation' | 'message' | 'team-offer' | 'coaching';
  title: string;
  /** Names the request once it is sent. */
  sentTitle: string;
  intro: string;
  /** Label of the field for the message. */
  question: string;
}

export const contactForm = {
  topics: [
    {
      id: 'sales',
      title: 'Contact Sales',
      sentTitle: 'Question to sales',
      intro: 'For 50 or more users: volume pricing, a custom learning plan and unlimited coaching.',
      question: 'How many people are on your team, and what should they learn first?',
    },
    {
      id: 'consultation',
      title: 'Schedule a Consultation',
      sentTitle: 'Consultation',
      intro: 'A conversation about your team and the courses that fit it.',
      question: 'What would you like to talk about, and when would work for you?',
    },
    {
      id: 'message',
      title: 'Send a Message',
      sentTitle: 'Message',
      intro: 'A question about a course, a plan or your account.',
      question: 'Your message',
    },
    {
      id: 'team-offer',
      title: 'Request a Quote',
      sentTitle: 'Quote for a team',
      intro: 'Tell us about your team. We reply by email with a written quote.',
      question: 'What should your team learn, and by when?',
    },
    {
      id: 'coaching',
      title: 'Book 1-on-1 Session',
      sentTitle: '1-on-1 session',
      intro:
        'One decision of your own, with the instructor. Leave out names and anything confidential.',
      question: 'What decision do you want to talk about?',
    },
  ] satisfies ContactTopic[],
  /** Fields of the topic `team-offer`. */
  teamOffer: {
    seats: 'Number of people, yourself included',
    country: 'Country of the invoice',
    purchaseOrder: 'We need a purchase order before we can pay',
  },
  send: 'Send Request',
  sent: {
    title: 'Request Sent',
    text: 'We’ll reply by email.',
    /** For learners. */
    link: 'View Your Requests',
  },
} as const;
