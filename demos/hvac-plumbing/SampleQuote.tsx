import { money } from '../price.ts'
import { serviceNamed } from './serviceNamed.ts'

const job = serviceNamed('Leaks and fixtures')
const cartridge = 38
const visit = job.price?.amount ?? 0

/** A written price as a customer gets it: a made-up job, labeled as one. */
export function SampleQuote() {
  return (
    <table className="quote">
      <caption>
        <b>Sample</b> Dripping faucet
      </caption>
      <tbody>
        <tr>
          <th scope="row">Visit and labor</th>
          <td>{money(visit)}</td>
        </tr>
        <tr>
          <th scope="row">Ceramic cartridge</th>
          <td>{money(cartridge)}</td>
        </tr>
        <tr>
          <th scope="row">Total, in writing</th>
          <td>{money(visit + cartridge)}</td>
        </tr>
      </tbody>
    </table>
  )
}
