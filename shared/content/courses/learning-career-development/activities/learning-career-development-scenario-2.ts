import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'learning-career-development-scenario-2',
  moduleId: 'learning-career-development-m2',
  type: 'scenario',
  title: 'Show Me, at Five O’Clock',
  description:
    'A Swedish pharmacy chain has ordered 40 minutes of e-learning about inhalers. Decide about the objective, the practice, a pilot that works until four, the managers, and a card with a mistake in it.',
  passingScore: 75,
  config: {
    scenario: {
      title: 'Show Me, at Five O’Clock',
      context:
        'You lead learning at a pharmacy chain in Sweden with 84 pharmacies and 620 employees. Customers come back with inhalers that "don’t work," and most of them hold them wrong. Peter Lindqvist, the chief pharmacist, wants every customer with a new inhaler to be asked to show how it is used before leaving. Karin Nyberg is the regional manager, Johan Ek runs the counter of a pilot store in Uppsala, and Eva Sandberg sells e-learning. The chain and its people are invented.',
      people: [
        { name: 'Peter Lindqvist', role: 'Chief pharmacist' },
        { name: 'Karin Nyberg', role: 'Regional manager' },
        { name: 'Johan Ek', role: 'Pharmacist, pilot store' },
        { name: 'Eva Sandberg', role: 'E-learning supplier' },
      ],
    },
    steps: [
      {
        id: 'objective',
        title: 'Understands inhaler technique',
        description: 'Decide about the line that everything is built on.',
        situation:
          'The order has been placed: 40 minutes, one film, twenty questions. The objective on it reads: "The participant understands inhaler technique."',
        messages: [
          {
            from: 'Eva Sandberg',
            at: 'Monday, 10:00 AM',
            text: 'If the objective is signed today, we deliver in three weeks. After today it’s five.',
          },
          {
            from: 'Peter Lindqvist',
            at: 'Monday, 10:15 AM',
            text: 'Sign it, please. Everyone knows what’s meant.',
          },
        ],
        choices: [
          {
            id: 'objective-explain',
            text: 'Make it measurable: can explain the technique in two minutes, without notes, in nine of ten cases.',
            reasoning:
              "It isn't perfect, but two people can watch for it, and the launch date holds.",
            value: 7,
            feedback:
              'The build starts on time, and two people could watch for it. Staff learn to explain very well, customers nod very well, and in the whole line only the pharmacist does anything.',
            next: 'practice',
          },
          {
            id: 'objective-customer',
            text: 'Rewrite it around a customer who uses the device right twice, and lose two weeks.',
            reasoning:
              'At home he has no pharmacist beside him, and the line the course is built on leaves him out.',
            value: 10,
            feedback:
              'Peter is annoyed, and Eva bills the change. Once the line says that the customer shows it twice, 22 of the 40 minutes have nothing left to teach, and they go.',
            next: 'practice',
          },
          {
            id: 'objective-mark',
            text: 'Sign it, raise the pass mark to 90%, and add ten questions on the four usual mistakes.',
            reasoning:
              'More questions show who really knows it, and a high mark tells people that it matters.',
            value: 3,
            feedback:
              'Eva is happy to sell ten questions. Johan’s colleagues learn the four mistakes by heart, pass with 97%, and have still not seen a customer’s hands.',
            next: 'practice',
          },
          {
            id: 'objective-sign',
            text: 'Sign it as it is, and improve the course after the first results have come in.',
            reasoning:
              'A running course can be changed, a late one can’t be used at all, and Peter knows his trade.',
            value: 0,
            feedback:
              'The first results are answers to questions about technique. There is nothing in them that you could improve on, and the customers come back as before with the device in a bag.',
            next: 'practice',
          },
        ],
      },
      {
        id: 'practice',
        title: 'Four answers',
        description: 'Decide what people do in it.',
        situation:
          'Eva has sent her storyboard: Peter explains five devices on film, then a quiz with four answers a question. Each store has a drawer of practice inhalers without medicine that are hardly ever used.',
        messages: [
          {
            from: 'Eva Sandberg',
            at: 'Thursday, 1:00 PM',
            text: 'Staff rate our films 4.8 out of 5. I wouldn’t touch it.',
          },
          {
            from: 'Johan Ek',
            at: 'Thursday, 1:30 PM',
            text: 'At my counter six people are waiting, and none of them offers me four answers.',
          },
        ],
        choices: [
          {
            id: 'practice-evening',
            text: 'Keep the film, and add an evening in each region with an actor as the customer.',
            reasoning:
              'It’s expensive for one evening, but everyone has said it aloud once, and to a stranger.',
            value: 7,
            feedback:
              'The evenings are good, and people laugh and blush and say it. Three weeks later most of them would need a second evening, and there is no money for one.',
            next: 'pilot',
          },
          {
            id: 'practice-game',
            text: 'Replace the quiz with a simulation in which six customers react and points are earned.',
            reasoning:
              'Decisions teach more than facts, people like to play, and points keep them at it to the end.',
            value: 3,
            feedback:
              'It’s fun, and 96% finish it. Clicking on what one would say is still clicking, and Eva’s dashboard has no column for what a customer does with his hands.',
            next: 'clicks',
          },
          {
            id: 'practice-pairs',
            text: 'Drop the film: two colleagues, one practice inhaler, ten minutes, twice a week.',
            reasoning:
              'What you have to say at the counter you should have said to a face before, and more than once.',
            value: 10,
            feedback:
              'Eva sells you a sheet of paper instead of a film. By the second week they play customers who hurry, who know better and who can’t hear, and Johan stops reading from his card.',
            next: 'pilot',
          },
          {
            id: 'practice-required',
            text: 'Take it as it is, make it required, and have store managers repeat the main points on Mondays.',
            reasoning:
              'What is required gets done, and hearing it again a week later helps people to remember.',
            value: 0,
            feedback:
              'It gets done, on phones and on buses. On Mondays the managers read five points aloud while the staff unpack boxes, and the drawers with the practice inhalers stay shut.',
            next: 'clicks',
          },
        ],
      },
      {
        id: 'clicks',
        title: 'Ninety-six percent',
        description: 'Decide what the figure says.',
        situation:
          'After nine days 96% have finished. The board meets on Friday, and there is a line for learning in its report.',
        messages: [
          {
            from: 'Karin Nyberg',
            at: 'Wednesday, 2:00 PM',
            text: '96% in nine days. May I put that in the report to the board?',
          },
          {
            from: 'Johan Ek',
            at: 'Wednesday, 2:40 PM',
            text: 'I did it on the bus. So did my whole store, two of them with the sound off.',
          },
        ],
        choices: [
          {
            id: 'clicks-lock',
            text: 'Lock it to the store’s own computers, and start the count again from today.',
            reasoning:
              "That way it's done at work and with some care, and the number means what it says.",
            value: 3,
            feedback:
              'There is one computer behind each counter. Staff line up for it in the half hour before closing, and the count climbs again, to 61% of the same clicks.',
            next: 'pilot',
          },
          {
            id: 'clicks-hold',
            text: 'Keep the figure back until you know more, and ask the store managers what they have noticed.',
            reasoning:
              "It would promise something we can't show, and the people at the counter know what goes on.",
            value: 7,
            feedback:
              'The board misses nothing it would have needed. The managers have noticed that everyone is done, as they had looked at the same list, and a week has gone.',
            next: 'pilot',
          },
          {
            id: 'clicks-report',
            text: 'Let her report it, with a line that says the effect will be measured in the spring.',
            reasoning:
              'It’s true, it was hard work, and a board that hears good news pays for the next step.',
            value: 0,
            feedback:
              'The board congratulates Peter, and the budget for inhalers is closed as done. In the spring there is nothing left to measure the effect of, and the bags keep coming.',
            next: 'pilot',
          },
          {
            id: 'clicks-test',
            text: 'Tell Karin that it counts clicks, and go and watch ten people at a counter before Friday.',
            reasoning:
              'The board will want to know what customers do with their hands, and a click is silent on that.',
            value: 10,
            feedback:
              'Karin isn’t pleased. One of ten asks a customer to show it, and with that number you get three stores and four weeks for ten minutes in pairs, with the inhalers from the drawer.',
            next: 'pilot',
          },
        ],
      },
      {
        id: 'pilot',
        title: 'Until four',
        description: 'Decide what the pilot has shown.',
        situation:
          'Three stores have practiced with whatever you gave them. An observer has counted 80 customers with new inhalers: asked to show it were 31 of 40 before noon, and 6 of 40 after four.',
        messages: [
          {
            from: 'Karin Nyberg',
            at: 'Friday, 9:00 AM',
            text: '31 of 40 is what we promised. Let’s go to all 84.',
          },
          {
            from: 'Johan Ek',
            at: 'Friday, 9:30 AM',
            text: 'After four I have nine people in the line, and the parcels come over the same counter.',
          },
        ],
        choices: [
          {
            id: 'pilot-roll',
            text: 'Go to all 84 with the morning figure, and expect the afternoons to follow with habit.',
            reasoning:
              "They've shown that they can do it before noon, and a habit that holds at nine holds at five.",
            value: 0,
            feedback:
              'Most inhalers are picked up after work. In the fall Peter reads of 84 trained stores and a figure that has hardly moved, and asks what the 31 had been.',
            next: 'managers',
          },
          {
            id: 'pilot-parcels',
            text: 'Take the parcels off one counter after four, and count 40 more there.',
            reasoning:
              "They do it well in the morning. After four, a pile of parcels is the only thing that's different.",
            value: 10,
            feedback:
              'Karin has to wait, and a neighbor’s store takes the parcels with bad grace. It is 27 of 40 then, with the same people and no minute of training, and the plan for 84 begins with a shelf.',
            next: 'managers',
          },
          {
            id: 'pilot-again',
            text: 'Train the afternoon staff once more, in smaller groups and with cases of their own.',
            reasoning:
              'They have had less practice than the others, and their customers are the harder ones.',
            value: 3,
            feedback:
              'They’re the same people; the shifts rotate. Johan sits through it twice, politely, and on Monday at five there are nine in the line and the parcels again.',
            next: 'managers',
          },
          {
            id: 'pilot-card',
            text: 'Go to all 84 with a card at each register, and a signal on the screen at four o’clock.',
            reasoning:
              'It won’t help everyone, but people forget under pressure, and a reminder costs next to nothing.',
            value: 7,
            feedback:
              'The card helps a little: 13 of 40 at the next count. The signal is switched off in most stores by Wednesday, as it appears just when the parcels do.',
            next: 'managers',
          },
        ],
      },
      {
        id: 'managers',
        title: 'Eleven priorities',
        description: 'Decide what 84 managers are asked for.',
        situation:
          'The rollout has been decided. Nothing in it says what a store manager does. Karin’s managers have eleven priorities for the fall; the ninth is a weekly photo of the display by the door.',
        messages: [
          {
            from: 'Karin Nyberg',
            at: 'Tuesday, 8:15 AM',
            text: 'My managers can’t take a twelfth. Give me one sentence.',
          },
          {
            from: 'Peter Lindqvist',
            at: 'Tuesday, 8:40 AM',
            text: 'Put it into their bonus, and you’ll see how fast it goes.',
          },
        ],
        choices: [
          {
            id: 'managers-trade',
            text: 'Trade the weekly photo for one customer a week that the manager watches and talks over.',
            reasoning:
              "A task without a place in the week won't happen, and a photo of a display teaches no one a thing.",
            value: 10,
            feedback:
              'Marketing does object, for two weeks. In October 70 of 84 managers have watched someone in the last seven days, and a woman in Gävle is told for the first time that she is good at it.',
            next: 'card',
          },
          {
            id: 'managers-train',
            text: 'Put the managers through the same practice first, a day ahead of their own staff.',
            reasoning:
              'They have to be able to do it themselves before they can ask other people to.',
            value: 3,
            feedback:
              'They enjoy it, and some are very good. On Monday they have eleven priorities and a skill, and whether anyone uses it at five is still no one’s job.',
            next: 'card',
          },
          {
            id: 'managers-bonus',
            text: 'Count the talks for each store, and give a part of the bonus for those above 80%.',
            reasoning:
              'What is paid for gets done, the number is easy to follow, and Peter is behind it.',
            value: 0,
            feedback:
              'In four weeks it is 94% in every store. Staff tick the box at the register whether or not a customer has opened the pack, and the observers’ count says 20 of 40.',
            next: 'card',
          },
          {
            id: 'managers-film',
            text: 'Have Karin ask them in a short film to watch one customer a week, with a form to return.',
            reasoning:
              "A film isn't much, but a word from her counts, and the forms show who does it.",
            value: 7,
            feedback:
              'They believe her, and 50 forms come in the first week. In week five it’s nine; nothing had been taken off the list, and a form without replies is the first to go.',
            next: 'card',
          },
        ],
      },
      {
        id: 'card',
        title: 'Card 3',
        description: 'Decide what happens with a mistake.',
        situation:
          'You drafted twelve cards for the registers with the AI assistant that the chain has approved, one for each device, and had a colleague read six of them. Card 3 is about a dry powder inhaler.',
        messages: [
          {
            from: 'Johan Ek',
            at: 'Wednesday, 5:10 PM',
            text: 'Card 3 says to shake it first. That is for the sprays. With this one you do not.',
          },
          {
            from: 'Karin Nyberg',
            at: 'Wednesday, 5:20 PM',
            text: 'They’re up in 84 stores since Monday.',
          },
        ],
        choices: [
          {
            id: 'card-check',
            text: 'Have Peter go through all twelve first, and exchange whatever is wrong in one go on Friday.',
            reasoning:
              'It’s two days longer, but a second mistake would be worse than having to do it all twice.',
            value: 3,
            feedback:
              'Peter finds one more, on card 8. For two days staff in 84 stores have taught customers from card 3, and one of them asks Johan why the leaflet says the opposite.',
            next: 'end',
          },
          {
            id: 'card-supplier',
            text: 'Report it to the maker of the assistant, and leave the cards until there is an answer.',
            reasoning:
              'They have to know of it, and they can say how many of the others are affected.',
            value: 0,
            feedback:
              'A friendly reply comes after eight days and says that output must be checked. That had been your task, and by then a store in Lund has laminated it.',
            next: 'end',
          },
          {
            id: 'card-down',
            text: 'Call all 84 tonight to take 3 down, and own up to six unread cards.',
            reasoning:
              'Someone is being taught from it at this moment, and the other six are yours and not the tool’s.',
            value: 10,
            feedback:
              'It takes you until nine, with Karin on the second phone. Peter is short with you, reads the six himself, finds card 8, and from then on each card carries the name of who checked it.',
            next: 'end',
          },
          {
            id: 'card-file',
            text: 'Mail a corrected card 3 to all stores tonight, marked urgent, to be printed in the morning.',
            reasoning:
              'It’s out within the hour, and every store has a printer and someone who reads mail.',
            value: 7,
            feedback:
              'Sixty stores have changed it by noon. In the other 24 the mail waits under the weekly offers, and the six cards that were never read haven’t come up yet.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 75,
    feedback: {
      passing:
        'You designed for the counter at five and not for the course. The objective had a customer in it, people said the sentence aloud more than once, a shelf turned out to be worth more than a training day, and something was taken off the managers’ list before something was put on. Look at the choices below 10: most were easier to sell, and left a customer with a device that he couldn’t use.',
      failing:
        'Go back to the counter. Who does something in your objective, and could two people watch it happen? How often did the learners do the very thing, aloud, with a device in hand? If the same people manage it at ten and not at five, what differs between ten and five? What did the managers stop doing to make room? And which of the texts that a tool had drafted went unread? Then play again.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: MY NEXT PROGRAM\n\nName: ______________________   Date: ______________\n\n1. OBJECTIVE\nWho does what, under which conditions, how well: ______________________________\nTwo people who could watch it: ______________________________\n\n2. PRACTICE\nThe very thing, how often, with whom: ______________________________\nWhat I drop to make room for it: ______________________________\n\n3. WHERE IT FAILS\nHour and place where it will not happen: ______________________________\nWhat could be moved there without training: ______________________________\n\n4. MANAGERS AND MATERIAL\nWhat a manager does each week, and stops doing: ______________________________\nWho has read each page before it goes out: ______________________________\n\nReview date: ______________   Person whose ten minutes it takes: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Objective', 'Practice', 'Where it fails', 'Managers and material'],
    },
  },
});
