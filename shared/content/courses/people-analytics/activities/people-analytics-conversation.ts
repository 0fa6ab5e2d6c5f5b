import { defineActivity } from '@learning/content/schema';

const MODULE = 'people-analytics-m5';
const INSIGHT = 'people-analytics-m3';

export default defineActivity({
  id: 'people-analytics-conversation',
  moduleId: MODULE,
  type: 'conversation',
  title: 'Names by Monday',
  description:
    'A regional director wants the list of people who are about to leave. Pick your own sentences, in your own order; she remembers both.',
  passingScore: 75,
  config: {
    context:
      'The home-furnishings retailer of this course, with 40 stores. The vendor of your HR system has scored how likely each employee is to leave, on a trial that was never tested here. Denise Pruitt runs nine stores in Pennsylvania and lost 41 people since spring. She has asked you for names twice in writing, and now she is standing in your door. You lead people insight. Nothing has gone out so far, and the privacy lead agrees that nothing should.',
    aim: 'Leave with what she is really up against, and with something that starts in her stores without a single name.',
    person: { name: 'Denise Pruitt', role: 'Regional director, nine stores' },
    opening: [
      'I’m not going to sit down. I see Marcus at three, and he’ll ask me what I’m doing about turnover.',
      'So. Do I get my list Monday or don’t I? And please don’t manage me. I do that for a living.',
    ],
    trust: { start: 2, most: 5 },
    turns: 13,
    goals: [
      {
        id: 'where',
        text: 'Where it hurts: evenings in York, Harrisburg and Lancaster, since May. The other six stores lose hardly anyone.',
        missing:
          'Which stores it is. As long as she is still arguing for her list, it is all nine of them.',
      },
      {
        id: 'change',
        text: 'What changed in May: schedules go up two days ahead, and no longer ten.',
        missing:
          'What changed in May. She brings up the month herself, and if you ask right then, the rest comes with it.',
      },
      {
        id: 'use',
        text: 'What a name would do: she would pass that person over for the lead’s job.',
        missing:
          'What she would do with a name. She says it out loud once she knows that there won’t be one.',
      },
      {
        id: 'untested',
        text: 'Agreed: no decision about anyone rests on a score that was never checked here.',
        missing:
          'Her yes to leaving the scores alone. It follows from what she would have done with them, and not from your opinion of models.',
      },
      {
        id: 'groups',
        text: 'Agreed: exits by store group and shift, with nothing below ten people.',
        missing:
          'The figures she may have. They become an offer once you know what she is looking for.',
      },
      {
        id: 'trial',
        text: 'Agreed: five stores, drawn by lot, go back to ten days’ notice, to be compared at the end of January.',
        missing:
          'Something that starts. It needs the change of May on the table, and a figure to measure it by.',
      },
      {
        id: 'owner',
        text: 'Who does it: she tells her nine store managers herself, on Thursday’s call.',
        missing: 'Her name and a day on it. Without them the plan is a nice talk in a doorway.',
      },
      {
        id: 'notice',
        text: 'Agreed: before it starts, her people read what is counted and what isn’t.',
        missing:
          'What her people will be told. She agrees when it is clear that there is nothing to hide.',
      },
    ],
    lines: [
      {
        id: 'use',
        text: 'Say you had one name tonight. What happens to that person on Tuesday?',
        replies: [
          {
            when: { after: ['no'], trustAtLeast: 2 },
            text: 'Honestly? I wouldn’t make them lead. Why would I train somebody who’s halfway out the door? I’d pick the next one.',
            reaches: ['use'],
            why: 'It is the question on which the list turns. A label would have cost someone a promotion, whether it was right or not.',
          },
          {
            text: 'So you do have them. Then let’s not waste each other’s time.',
            trust: -1,
            why: 'Before the no it sounds like an offer with conditions.',
          },
        ],
      },
      {
        id: 'may',
        text: 'Was anything different from then on?',
        replies: [
          {
            when: { after: ['blame'] },
            text: 'You seem to know that already.',
            trust: -1,
            why: 'You had answered it for her. She won’t say again what she has been accused of.',
          },
          {
            when: { follows: ['where'], reached: ['where'] },
            text: 'Different… We post the schedules two days out. It used to be ten. Sales wanted it tighter. That was May.',
            reaches: ['change'],
            why: 'An open question, asked when she had just named the month. She hears her own answer.',
          },
          {
            when: { reached: ['where', 'use'], trustAtLeast: 2 },
            text: 'I suppose the schedules. We post two days out now. It was ten before. Huh.',
            reaches: ['change'],
            why: 'Later than it might have been. But she trusts you by now, and thinks back for you.',
          },
          {
            text: 'No. People just don’t want to work anymore.',
            why: 'Nothing had led up to it. She says what people say.',
          },
        ],
      },
      {
        id: 'guess',
        text: 'Then somebody loses out over a number that has never been held against a single one of our stores.',
        replies: [
          {
            when: { reached: ['use'] },
            text: 'When you put it that way. I wouldn’t want it done to me. Fine, leave the scores where they are.',
            reaches: ['untested'],
            why: 'It takes up what she has just said. She draws the conclusion herself.',
          },
          {
            text: 'It’s a model, it’s what we pay for. You people trust numbers when they’re yours.',
            trust: -1,
            why: 'True, and without her own example it is only your opinion against the vendor’s.',
          },
        ],
      },
      {
        id: 'sympathy',
        text: 'Losing people right before peak is miserable. In your place I’d want that list, too.',
        replies: [
          {
            when: { after: ['no'] },
            text: 'Sure. And then you’d hear no from somebody like you.',
            why: 'Kind, and after the no it changes nothing. It costs you a sentence.',
          },
          {
            text: 'Great. Then we agree, and you can send it over.',
            why: 'Warm, and she takes it for a yes. You have made the no harder to say.',
          },
        ],
      },
      {
        id: 'blame',
        text: 'Would you agree that a rule you put in yourself is what they’re running from?',
        replies: [
          {
            when: { reached: ['change'] },
            text: 'I said it was May. I didn’t say it was me.',
            trust: -2,
            mark: 'leading',
            why: 'She had told you openly. You make a confession of it, from a date and nothing more.',
          },
          {
            text: 'Is that what this is? You’ve got somebody talking?',
            trust: -2,
            mark: 'leading',
            why: 'A verdict with a question mark. Even if it were right, it isn’t hers anymore.',
          },
        ],
      },
      {
        id: 'cost',
        text: 'It’s roughly three thousand dollars an exit, so those 41 came to something like 120,000.',
        replies: [
          {
            when: { reached: ['change'] },
            text: 'For a couple of days’ notice. Give me that number on paper, I’ll use it with Sales.',
            trust: 1,
            why: 'Now the figure stands beside something she can change.',
          },
          {
            text: 'I know what it costs me. That’s why I’m here.',
            why: 'She knows that it’s expensive. The right figure, at the wrong moment.',
          },
        ],
      },
      {
        id: 'no',
        text: 'You don’t. Not Monday and not later. There are no names in this, and I’d rather you heard it standing up.',
        replies: [
          {
            when: { after: ['sympathy'] },
            text: 'Two sentences ago you’d have wanted one yourself. Which of you am I talking to?',
            trust: -1,
            why: 'The no is right. Your sympathy had promised something else, and now both sound like technique.',
          },
          {
            when: { notAfter: ['where', 'use', 'cost', 'groups'] },
            text: 'Well, that’s clear. I don’t like it, but it’s clear. So what have you got?',
            trust: 1,
            why: 'She had asked for a straight answer. A hard one, given at once, is worth more to her than a soft one at the end.',
          },
          {
            text: 'And you let me go on about my stores first. Thanks a lot.',
            trust: -1,
            why: 'The same no, too late: she takes what came before for stalling.',
          },
        ],
      },
      {
        id: 'notice',
        text: 'Before anything runs, your people get half a page: what we count, what we don’t, whom to ask.',
        replies: [
          {
            when: { reached: ['groups'] },
            text: 'Okay. I’d sooner they read it from us than make it up in the break room.',
            reaches: ['notice'],
            why: 'With groups and no names there is nothing in it that anyone would have to fear.',
          },
          {
            text: 'And say what? That we’re watching them? Over my dead body.',
            trust: -1,
            why: 'She still has the list in mind, and pictures telling people about that.',
          },
        ],
      },
      {
        id: 'groups',
        text: 'I can give you exits by store group and shift this afternoon. Nothing with fewer than ten people in it.',
        replies: [
          {
            when: { reached: ['where'] },
            text: 'Evenings at those three against the rest. Yeah. That I could use at three. Ten’s fine.',
            reaches: ['groups'],
            why: 'It answers the question that she has, with a limit that protects everyone, and it is in time for Marcus.',
          },
          {
            when: { reached: ['untested'] },
            text: 'By store and shift? Then you’ll see it. It’s York, Harrisburg and Lancaster, evenings, and it’s since May. Sure. Ten’s fine.',
            reaches: ['groups', 'where'],
            why: 'She has let go of the names, so the figures are worth something to her, and she fills in what she hadn’t told you.',
          },
          {
            text: 'I’ve got dashboards coming out of my ears. I know my own numbers.',
            trust: -1,
            why: 'An answer to nothing she has said. You don’t know yet what she is looking for.',
          },
        ],
      },
      {
        id: 'score',
        text: 'If it’s one person who keeps you up at night, tell me who. I could look where she stands.',
        replies: [
          {
            text: 'Beth in Lancaster. Is she going? She’s going, isn’t she.',
            trust: 1,
            mark: 'disclosure',
            why: 'Helpful, discreet, and a score about a person, given to the one who decides about her.',
          },
        ],
      },
      {
        id: 'three',
        text: 'What do you have to be able to tell Marcus at three?',
        replies: [
          {
            when: { after: ['no'] },
            text: 'That something starts. With a date on it. He can stand bad news, he can’t stand “we’re looking into it.”',
            trust: 1,
            why: 'It is her real deadline. She needs a start and a date, and neither of them is a name.',
          },
          {
            text: 'That I’ve got my list. I thought that was obvious.',
            why: 'As long as the list is still on the table, it is the answer to everything.',
          },
        ],
      },
      {
        id: 'where',
        text: 'Which of the nine stores is it, which shift, and since when?',
        replies: [
          {
            when: { after: ['no'], trustAtLeast: 2 },
            text: 'York, Harrisburg, Lancaster. Evenings, mostly. The other six are fine, if I’m honest. It’s been since May, or thereabouts.',
            reaches: ['where'],
            why: 'With the list out of the way she has no more reason to make it bigger than it is.',
          },
          {
            text: 'All of them. Everywhere. That’s why I need names.',
            why: 'She is still making her case. What you get is an argument and not an answer.',
          },
        ],
      },
      {
        id: 'owner',
        text: 'Who tells the store managers, and what day is that?',
        replies: [
          {
            when: { reached: ['trial'] },
            text: 'I do. We have a call Thursday. They’ll hear it from me, all nine.',
            reaches: ['owner'],
            why: 'A name and a day. Now she has what she needs at three.',
          },
          {
            text: 'Tells them what? There’s nothing to tell.',
            why: 'There is no plan yet that anyone could own.',
          },
        ],
      },
      {
        id: 'later',
        text: 'Give us until the vendor’s audit is through. After that, yours is the first region to get its list.',
        replies: [
          {
            text: 'First region. Good. I can tell Marcus that.',
            trust: 2,
            mark: 'promise',
            why: 'You don’t decide it, and the answer is no. At three it will have been promised to the chief operating officer.',
          },
        ],
      },
      {
        id: 'trial',
        text: 'Put the notice back to ten days in five of your stores, drawn by lot. We compare at the end of January.',
        replies: [
          {
            when: { reached: ['change', 'groups'] },
            text: 'By lot? Not the three? All right. If I get to choose I’ll cheat. Five stores, end of January.',
            reaches: ['trial'],
            why: 'The change is hers, the figure is agreed, and the lot makes it a comparison. She sees why.',
          },
          {
            when: { reached: ['change'] },
            text: 'And how would I know it worked? I’m not taking that to Sales on a hunch.',
            why: 'She isn’t against it. Nothing has been agreed yet by which anyone could tell.',
          },
          {
            text: 'You want me to give up my schedule because of what, exactly?',
            trust: -2,
            why: 'A remedy for something that hasn’t been said in this room yet.',
          },
        ],
      },
      {
        id: 'pregnant',
        text: 'How many of them are expecting or close to retiring? Those score high anyway, and we’d take them out.',
        replies: [
          {
            text: 'You want me to count that? I don’t think I’m even allowed to know.',
            trust: -1,
            mark: 'unlawful',
            why: 'Pregnancy and age have no place in it. A tally of them is evidence against you, however careful the purpose.',
          },
        ],
      },
      {
        id: 'marcus',
        text: 'I’d be sorry to have to tell Marcus that you weren’t open to anything but names.',
        replies: [
          {
            text: 'Go ahead and tell him. We’ll see who he needs more in December.',
            trust: -3,
            mark: 'pressure',
            why: 'A threat in a soft voice. She knows one when she hears it.',
          },
        ],
      },
      {
        id: 'eye',
        text: 'No list. But if I were you I’d spend some time with the evening cashiers in York this week.',
        replies: [
          {
            text: 'York, cashiers, evenings. There’s only six of those. I can read between the lines.',
            trust: 2,
            mark: 'disclosure',
            why: 'A group of six is a list of six names. You said no and gave it to her anyway.',
          },
        ],
      },
    ],
    goodOrder: [
      'no',
      'three',
      'where',
      'may',
      'use',
      'guess',
      'groups',
      'trial',
      'owner',
      'notice',
    ],
    passingScore: 75,
    readAt: [
      { moduleId: MODULE, section: 'privacy-by-design' },
      { moduleId: MODULE, section: 'bias-testing' },
      { moduleId: INSIGHT, section: 'small-sample-caution' },
    ],
    feedback: {
      passing:
        'She came for a list and left with a date. You said no while it still helped her, you found out what a name would have done, and what starts on Thursday is something that she can change.',
      failing:
        'Listen to her first two messages again. She told you how she wants her answer, and when she needs it. What you offered before and after that landed differently than you meant it.',
    },
  },
});
